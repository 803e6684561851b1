/** On what a session was opened. */
import { deviceOf } from './device';

it.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox, Linux'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
    'Edge, Windows',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
    'Chrome, Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1',
    'Safari, iPhone',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
    'Safari, macOS',
  ],
  ['curl/8.14.1', 'curl'],
  ['Mozilla/5.0', null],
  ['<script>alert(1)</script>', null],
  ['', null],
])('of %p says %p', (agent, device) => {
  expect(deviceOf({ headers: { 'user-agent': agent } })).toBe(device);
});

it('keeps short what is endless, and is content with nothing', () => {
  expect(deviceOf({ headers: { 'user-agent': 'x'.repeat(5_000) } })).toBe('x'.repeat(40));
  expect(deviceOf({ headers: {} })).toBeNull();
});
