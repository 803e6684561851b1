/** What is odd about a design that may be built: it is told, and forbids nothing. */
import { violation, type Violation } from '../../kernel';
import { blueprintOf, type Blueprint, type Lookup } from './blueprint';
import { jumpsByItself, jumpJets } from './checks/check-frame';
import { aboveItsLevel, isHeldToLevel } from './checks/check-technology';

/** Some files count a jump jet more than their mech jumps with; MegaMek takes the MP. */
const jump = (blueprint: Blueprint): readonly Violation[] => {
  const { design } = blueprint;
  const jets = jumpJets(blueprint).length;
  return !jumpsByItself(blueprint) && design.jump < jets
    ? [violation('construction/fewer-jump-mp', null, '/jump', { jump: design.jump, jets })]
    : [];
};

const level = (blueprint: Blueprint): readonly Violation[] => {
  const { design } = blueprint;
  return aboveItsLevel(blueprint)
    .filter((item) => !isHeldToLevel(design, item))
    .map((item) =>
      violation('construction/above-its-level', null, '/rulesLevel', {
        item: item.id,
        level: item.lowestLevel,
        design: design.rulesLevel,
      }),
    );
};

/** Empty for most designs. Pointers lead into the design. */
export const constructionNotes = (design: Blueprint['design'], lookup: Lookup): readonly Violation[] => {
  const blueprint = blueprintOf(design, lookup);
  return [...jump(blueprint), ...level(blueprint)];
};
