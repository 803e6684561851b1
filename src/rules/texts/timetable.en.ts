/** Texts of what is wrong with a calendar or a vacation (ROUND-4): in English. */
import { formats } from '../../kernel';
import type { English } from './text';

const { count, number, time } = formats.en;

export const en = {
  'calendar/unknown-zone': (p: { readonly zone: string }) =>
    `There is no time zone “${p.zone}”. Zones have names like Europe/Berlin or America/New_York.`,
  'vacation/campaign-finished': 'The campaign is over.',
  'vacation/force-is-out': (p: { readonly name: string }) =>
    `${p.name} is out of the war: nobody waits for it.`,
  'vacation/has-begun': (p: { readonly from: string; readonly now: string }) =>
    `A vacation is announced before it begins: ${time(p.from)} has passed; it is ${time(p.now)}.`,
  'vacation/too-far': (p: { readonly days: number }) =>
    `It must begin within the next ${number(p.days)} days.`,
  'vacation/too-short': (p: { readonly hours: number }) =>
    `It must end after it begins, and last at least ${count(p.hours, 'hour', 'hours')}.`,
  'vacation/overlaps': (p: { readonly from: string; readonly to: string }) =>
    `You are away already from ${time(p.from)} to ${time(p.to)}. Withdraw that vacation first, or choose other times.`,
  'vacation/beyond-budget': (p: { readonly left: number; readonly days: number }) =>
    `That is ${count(p.days, 'day', 'days')} of vacation. You have ${p.left === 0 ? 'none' : number(p.left)} left; the game master sets how many there are.`,
  'vacation/too-many': (p: { readonly max: number }) =>
    `One player announces at most ${number(p.max)} vacations in a campaign, withdrawn ones included.`,
  'vacation/unknown': 'There is no such vacation of yours.',
  'vacation/over': 'This vacation is over.',
} satisfies English;
