/** Schemas of importing designs. */
import {
  body,
  choice,
  integer,
  list,
  object,
  page,
  ref,
  text,
  time,
  type Schema,
} from '../http/openapi/schema';

export const IMPORT_SCHEMAS: Readonly<Record<string, Schema>> = {
  ImportedFiles: body(
    {
      files: {
        ...list(
          body({ name: { ...text, description: 'Path of the file, as reports shall name it' }, text }, [
            'name',
            'text',
          ]),
        ),
        description: '`.mtf` files and random assignment tables; many of them better come as a zip archive',
      },
    },
    ['files'],
  ),
  ImportReport: object({
    read: { ...integer, description: 'Files that were read' },
    added: integer,
    known: { ...integer, description: 'The same machine was there already' },
    refused: integer,
    designs: list(
      object({ design: text, name: text, file: text, bv: integer, state: choice('added', 'known') }),
    ),
    tables: list(
      object({
        list: { ...text, description: 'For `houseList=` of a search' },
        title: text,
        file: text,
        entries: integer,
        state: choice('added', 'known', 'replaced'),
        unresolved: { ...list(text), description: 'Names of which there is no design or table, so far' },
      }),
    ),
    refusals: list(object({ file: text, violations: list(ref('Violation')) })),
    notes: {
      ...list(object({ file: text, notes: list(ref('Violation')) })),
      description: 'What is odd about files that were not refused, and forbids nothing',
    },
  }),
  ImportedDesign: object({ design: text, name: text, bv: integer, file: text, addedAt: time }),
  ImportedDesignPage: page(ref('ImportedDesign')),
};
