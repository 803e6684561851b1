/** The type of letters.generated.json: declared, since a compiler that infers it from the data takes seconds and yields a worse one. */
type Letters = Readonly<Record<string, readonly [advance: number, outline: string]>>;
declare const fonts: { readonly regular: Letters; readonly bold: Letters };
export default fonts;
