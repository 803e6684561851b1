/**
 * Pieces that players may put into the pool (DA-SET-5, DA-TER), with their corners around the origin,
 * clockwise as drawn, in 1/100 inch. None is larger than 6 inches.
 */
import type { Point } from '../../shapes';
import type { Ground, Height, Template } from '../model/terrain';

const points = (text: string): readonly Point[] =>
  text.split(' ').map((pair) => {
    const [x, y] = pair.split(',').map(Number);
    return { x: x ?? 0, y: y ?? 0 };
  });

const template = (
  id: string,
  ground: Ground,
  height: Height,
  corners: string,
  access: string | null = null,
): Template => ({
  id,
  look: id,
  ground,
  height,
  corners: points(corners),
  access: access === null ? [] : points(access),
});

/** Of no height: the standard game takes these alone (DA-SET-3). */
export const FLAT_TEMPLATES: readonly Template[] = [
  template(
    'woods',
    'difficult',
    'flat',
    '-220,-100 -100,-200 110,-190 230,-80 210,110 90,200 -120,190 -230,70',
  ),
  template('rubble', 'difficult', 'flat', '-160,-90 0,-150 160,-80 150,100 -10,150 -150,80'),
  template('house', 'blocking', 'flat', '-200,-150 200,-150 200,150 -200,150'),
  template('rock', 'blocking', 'flat', '-120,-60 -30,-120 90,-100 130,20 50,110 -80,100'),
  template('pond', 'shallow', 'flat', '-190,-80 -70,-160 80,-160 190,-70 180,80 70,160 -80,160 -190,80'),
  template('lake', 'deep', 'flat', '-210,-90 -90,-180 90,-180 210,-80 200,90 80,180 -90,180 -210,80'),
  template('wall', 'wall', 'flat', '-250,0 0,0 250,0'),
];

/** Hills and heights, of a game that allows them. Access points are corners, which stay so when it is turned. */
export const RAISED_TEMPLATES: readonly Template[] = [
  template(
    'hill',
    'open',
    'elevated',
    '-260,-110 -110,-240 110,-240 260,-110 260,110 110,240 -110,240 -260,110',
  ),
  template(
    'wooded-hill',
    'difficult',
    'elevated',
    '-220,-100 -90,-210 90,-210 220,-90 210,100 90,210 -90,210 -210,100',
  ),
  template('crag', 'blocking', 'elevated', '-140,-80 -40,-150 110,-120 150,40 60,140 -100,120'),
  template('plateau', 'open', 'high', '-240,0 -150,-180 150,-180 240,0 150,180 -150,180', '-240,0 240,0'),
];

export const TEMPLATES: readonly Template[] = [...FLAT_TEMPLATES, ...RAISED_TEMPLATES];

/** Throws RangeError for what there is not. */
export const templateOf = (id: string): Template => {
  const found = TEMPLATES.find((one) => one.id === id);
  if (found === undefined) throw new RangeError(`no piece ${id}`);
  return found;
};
