/** Puts reports of rounds and statistics into words of the reader's language. */
import type { Language, Violation } from '../../kernel';
import type { RoundReport } from '../../application/rounds/round-report-shape';
import type { Statistics } from '../../application/rounds/statistics';
import { buildingName, type Say, textOf as eventText } from '../../rules';
import { ruleOf } from '../../rules/rulebook';
import { causeText } from '../../rules/texts';
import { withMessage, type SaidViolation } from '../http/wording';
import { eventWording } from '../playing/wording';
import { ACCOUNT_WORDS, CONDITION_WORDS, MECH_WORDS, NOT_RECORDED, PILOT_WORDS, PLACE_WORDS } from './words';

interface LinkedViolation extends SaidViolation {
  /** Where its rule can be read; null: it is none of the rulebook's. */
  readonly ruleUrl: string | null;
}

const linked =
  (language: Language) =>
  (violation: Violation): LinkedViolation => ({
    ...withMessage(language)(violation),
    ruleUrl:
      violation.rule === null || ruleOf(violation.rule) === null ? null : `/v1/rules/${violation.rule}`,
  });

const droppedWording = (dropped: RoundReport['dropped'], say: Say) =>
  dropped.map((one) => ({
    ...one,
    text: eventText(
      'order-dropped',
      { force: one.force, order: one.order, orderType: one.orderType, violations: one.violations },
      say,
    ),
    violations: one.violations.map(linked(say.language)),
  }));

const accountsWording = (accounts: RoundReport['accounts'], language: Language) =>
  accounts.map((account) => ({
    ...account,
    groups: account.groups.map((group) => ({
      ...group,
      text: ACCOUNT_WORDS[group.kind][language],
      entries: group.entries.map((entry) => ({
        ...entry,
        cause: { ...entry.cause, text: causeText(entry.cause.text, language) },
      })),
    })),
  }));

/** `Marauder: was bought.` */
const line = (what: string, words: string): string => `${what}: ${words}.`;

export const reportWording = (report: RoundReport, say: Say) => ({
  ...report,
  dropped: droppedWording(report.dropped, say),
  halted: report.halted.map(({ how, ...one }) => ({
    ...one,
    text: eventText('mech-halted', { ...one, how }, say),
  })),
  accounts: accountsWording(report.accounts, say.language),
  buildings: report.buildings.map((one) => ({
    ...one,
    text: line(
      `${buildingName(one.buildingType, say.language)} (${one.hex})`,
      PLACE_WORDS[one.change][say.language],
    ),
  })),
  depots: report.depots.map((one) => ({
    ...one,
    text: line(
      `${say.language === 'de' ? 'Lager' : 'Depot'} (${one.hex})`,
      PLACE_WORDS[one.change][say.language],
    ),
  })),
  mechs: report.mechs.map((one) => ({ ...one, text: line(one.name, MECH_WORDS[one.change][say.language]) })),
  pilots: report.pilots.map((one) => ({
    ...one,
    text: line(one.name, PILOT_WORDS[one.change][say.language]),
  })),
  others: report.others.map((event) => eventWording(event, say)),
});

export const statisticsWording = (statistics: Statistics, language: Language) => ({
  ...statistics,
  final:
    statistics.final === null
      ? null
      : { ...statistics.final, text: CONDITION_WORDS[statistics.final.condition][language] },
  note: statistics.recorded ? null : NOT_RECORDED[language],
});
