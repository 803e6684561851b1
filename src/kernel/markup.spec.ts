/** Text within HTML and SVG. */
import { escaped } from './markup';

it('leaves no sign that ends a text, an attribute or begins an element', () => {
  expect(escaped(`<a href="x" title='y'>&amp;</a>`)).toBe(
    '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;amp;&lt;/a&gt;',
  );
  expect(escaped('Jäger & Söhne')).toBe('Jäger &amp; Söhne');
});
