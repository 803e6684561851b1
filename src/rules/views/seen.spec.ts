import { bundledCatalog } from '../../catalog/bundled';
import type { ForceId } from '../../kernel/ids';
import { knowledgeOf } from '../knowledge/build';
import type { Moment } from '../model/phases';
import { world } from '../testing/world';
import { seenShape } from './seen';
import { viewOf } from './view';

const FORCE = 'A' as ForceId;
const HBK = 'hunchback-hbk-4g';

/** A view with a remembered mech and depot, dated as given. */
const bytes = (seen: Moment): string => {
  const facts = { force: 'B' as ForceId, design: HBK, hex: '1010' as never, shutDown: false };
  const state = world()
    .mech('A', HBK, '0505')
    .mech('B', HBK, '0101')
    .memory({ force: FORCE, kind: 'mech', subject: 'B1', seen, facts } as never)
    .memory({ force: FORCE, kind: 'depot', subject: 'x', seen, facts: { force: 'B', hex: '1010' } } as never)
    .build();
  const catalog = bundledCatalog();
  return JSON.stringify(
    viewOf(knowledgeOf(state, catalog, { kind: 'force', force: FORCE }), catalog, { seq: 1, ready: {} }),
  );
};

it('SIGHT-4 dates a sighting with the same bytes, in whatever order it was kept', () => {
  expect(JSON.stringify(seenShape({ phase: 'combat', round: 2 }))).toBe('{"round":2,"phase":"combat"}');
  expect(seenShape(null)).toBeNull();
  expect(bytes({ phase: 'combat', round: 2 }).match(/"seen":\{"round":2,"phase":"combat"\}/g)).toHaveLength(
    2,
  );
});
