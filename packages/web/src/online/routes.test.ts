import { expect, it } from 'vitest';
import { linkRoute, onlineRoute } from './routes.js';

it('reads links that others send', () => {
  expect(linkRoute('/m/k3f9q2', '#i=KEY_-1')).toBe('#/online/match/k3f9q2/KEY_-1');
  expect(linkRoute('/m/k3f9q2', '')).toBe('#/online/match/k3f9q2');
  expect(linkRoute('/games/m/k3f9q2', '#/x')).toBe('#/online/match/k3f9q2');
  for (const path of ['/', '/m/', '/m/a/b', '/index.html']) expect(linkRoute(path, '')).toBe(null);
  expect(onlineRoute('find')).toBe('#/online/find');
});
