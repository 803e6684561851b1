/**
 * Long computation that can rest: between its steps, each some milliseconds, whoever runs it may let others
 * have their turn.
 */
export type Steps<T> = Generator<undefined, T, undefined>;

/** The same without a rest. */
export const atOnce = <T>(steps: Steps<T>): T => {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
};

/** What `of` makes of each element, with a rest after every `size` of them. */
export function* mapInSteps<A, B>(
  list: readonly A[],
  size: number,
  of: (element: A) => B,
): Steps<readonly B[]> {
  const made: B[] = [];
  for (const element of list) {
    if (made.length > 0 && made.length % size === 0) yield;
    made.push(of(element));
  }
  return made;
}
