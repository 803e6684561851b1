/** The rolls of one shot: one after the other, all for one event. */
import type { Roll, TokenId } from '../../../../shapes';
import { counted } from '../../../../shared/rolls';
import { type Purpose, rollFor } from '../../damage/damage-course';
import type { ShotCourse } from './shot-event';

export class ShotRolls {
  readonly all: Roll[] = [];
  private state;

  constructor(
    private readonly course: ShotCourse,
    private readonly who: TokenId,
  ) {
    this.state = course.state;
  }

  roll(count: number, purpose: Purpose): Roll {
    const dice = rollFor({ state: this.state, dice: this.course.dice }, this.who, count, purpose);
    this.state = { ...this.state, streams: counted(this.state, { type: 'shot', rolls: [dice] }) };
    this.all.push(dice);
    return dice;
  }
}
