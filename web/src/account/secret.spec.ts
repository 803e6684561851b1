import { codeIn, secretIn } from './secret';

const CODE = 'Zk3v8QxH1mW5sT7yB2nC4dF6gJ9kL0pR';

describe('secrets of links', () => {
  it('stand behind the #', () => {
    expect(secretIn(`#code=${CODE}`, 'code')).toBe(CODE);
    expect(secretIn(`#a=b&token=${CODE}`, 'token')).toBe(CODE);
    expect(secretIn('', 'code')).toBeNull();
    expect(secretIn('#code=', 'code')).toBeNull();
    expect(secretIn('#token=x', 'code')).toBeNull();
  });

  it('are found in what somebody pastes', () => {
    for (const pasted of [
      CODE,
      ` ${CODE}\n`,
      `https://host.example/join#code=${CODE}`,
      `http://localhost:3000/join/${CODE}`,
      `Come: https://a.example/join#code=${CODE} soon`,
    ])
      expect(codeIn(pasted)).toBe(CODE);
    for (const pasted of [
      '',
      'hello there',
      'short',
      'https://host.example/',
      `${CODE} ${CODE}`,
      '<b>not a code</b>',
      'x'.repeat(200),
    ])
      expect(codeIn(pasted)).toBeNull();
  });
});
