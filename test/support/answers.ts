/** Holds answers of end-to-end tests against the API's own description. */
import Ajv2020 from 'ajv/dist/2020';
import type { TestApp } from './app';
import { call } from './http';

/** Checks a value against a schema of the description by its name; throws with what is wrong. */
export type AnswerCheck = (schema: string, value: unknown) => void;

export const answerCheck = async (app: TestApp): Promise<AnswerCheck> => {
  const document = (await call(app, 'GET', '/openapi.json')).body;
  const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
  ajv.addSchema(document, 'api');
  return (schema, value) => {
    const validate = ajv.getSchema(`api#/components/schemas/${schema}`);
    if (validate === undefined) throw new Error(`no schema ${schema}`);
    if (validate(value) !== true) throw new Error(`not a ${schema}: ${ajv.errorsText(validate.errors)}`);
  };
};
