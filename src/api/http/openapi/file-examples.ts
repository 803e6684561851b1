/** Examples of bodies that are no JSON, by their media types: how such a file begins, or what a form holds. */

interface FileExample {
  readonly summary: string;
  readonly value: unknown;
}

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><path d="M0 0h20v10H0z"/></svg>';
const MEGAMEK = '<?xml version="1.0" encoding="UTF-8"?><record version="0.50.07"><survivors/></record>';

const FILES: Readonly<Record<string, FileExample>> = {
  'image/svg+xml': { summary: 'A picture, cut short', value: SVG },
  'image/png': { summary: 'The first bytes of a picture', value: '\u0089PNG\r\n\u001a\n' },
  'application/pdf': { summary: 'The first bytes of a document', value: '%PDF-1.7\n' },
  'application/zip': { summary: 'The first bytes of an archive', value: 'PK\u0003\u0004' },
  'multipart/form-data': {
    summary: 'One record, and an answer to what it leaves open',
    value: { records: [MEGAMEK], answers: '{"turns":3}' },
  },
};

/** As a media type's `examples` has them; nothing for types that are not listed. */
export const fileExamples = (type: string): { readonly examples?: Readonly<Record<string, FileExample>> } => {
  const example = FILES[type];
  return example === undefined ? {} : { examples: { file: example } };
};
