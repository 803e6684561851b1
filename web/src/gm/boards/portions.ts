/** Files of map sheets in portions, each of which is one request. */
interface BoardFile {
  readonly name: string;
  readonly text: string;
}

/** A request holds so many files and characters: it stays below what the server takes at once. */
const MAX_FILES = 100;
const MAX_CHARACTERS = 400_000;

export const portions = (files: readonly BoardFile[]): readonly (readonly BoardFile[])[] => {
  const all: BoardFile[][] = [];
  let characters = 0;
  for (const file of files) {
    const last = all.at(-1);
    const isFull = last === undefined || last.length >= MAX_FILES;
    if (isFull || characters + file.text.length > MAX_CHARACTERS) {
      all.push([file]);
      characters = file.text.length;
    } else {
      last.push(file);
      characters += file.text.length;
    }
  }
  return all;
};
