/** MM-5: who uploads a wrong file is told which one is wanted. */
import { textOf } from './index';

it.each(['record/force-list', 'record/other-file', 'xml/malformed', 'xml/not-utf-8'])(
  'MM-5 %s says which file is wanted',
  (code) => {
    expect(textOf(code, { root: 'unit', line: 1, message: '…' }, 'en')).toMatch(
      /<record>.*wanted|wanted.*<record>/,
    );
    expect(textOf(code, { root: 'unit', line: 1, message: '…' }, 'de')).toMatch(/Gesucht ist .*<record>/);
  },
);
