/** The type of names.json: declared, since a compiler that infers it from the data takes seconds and yields a worse one. */
declare const rows: readonly (readonly [id: string, names: string])[];
export default rows;
