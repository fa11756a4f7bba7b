/** How far somebody is in a lesson: worked out from what happened at the table, and nothing else. */
import type { Happened, LessonPlan, LessonStep } from '../protocol.ts';
import { takenBack } from '../table.ts';

export interface Progress {
  /** What is asked for now; null: the lesson is over, or was left. */
  step: LessonStep | null;
  /** Is it the learner who is to move? */
  mine: boolean;
  /** Which of the learner's steps this is, from 1. */
  number: number;
  /** How many steps the learner has in all. */
  count: number;
  /** All of it was done. */
  over: boolean;
  /** The table has gone another way than the lesson. */
  left: boolean;
}

export function progress(plan: LessonPlan, steps: readonly Happened[]): Progress {
  const gone = takenBack(steps.filter(({ seat }) => seat !== null));
  const made = steps.filter(({ seq, seat, undo }) => seat !== null && !undo && !gone.has(seq));
  const left = made.some((move, i) => plan.steps[i] && !fits(plan.steps[i], move));
  const step = left ? null : (plan.steps[made.length] ?? null);
  const learners = ({ seat }: LessonStep) => seat === plan.learner;
  const done = plan.steps.slice(0, made.length).filter(learners).length;
  const count = plan.steps.filter(learners).length;
  return {
    step,
    mine: step !== null && learners(step),
    number: Math.min(done + 1, count),
    count,
    over: !left && step === null,
    left,
  };
}

/** What others did is known by its facts; the text of a move comes to its maker alone. */
function fits(step: LessonStep, { seat, move }: Happened): boolean {
  return step.seat === seat && (move === null || step.move === move || step.also.includes(move));
}

/** The key of what is said. */
export function sentence(plan: LessonPlan, tell: string): string {
  return `${plan.game}-lesson-${plan.name}-${tell}`;
}
