import { type Agreed, born, deadlines, HOUR, type Life, PLATFORM_FEE, waiting } from './life.js';
import { Product } from './product.js';
import type { Step } from './steps.js';
import { type Here, type Transition, TRANSITION_NAMES, type TransitionName, TRANSITIONS, type Wish } from './transitions.js';

type Try = Extract<Step, { tries: unknown }>;

const transition = (name: TransitionName): Transition => TRANSITIONS[name];
const isName = (tries: Try['tries']): tries is TransitionName => tries in TRANSITIONS;
const CLOCK = TRANSITION_NAMES.filter((name) => transition(name).who === 'system');
/** Whoever is late finds what the clock has done: a request has expired, another time has lapsed. */
const WHEN_LATE: Readonly<Partial<Record<TransitionName, TransitionName>>> = {
  decline: 'expire',
  withdraw: 'expire',
  cancelAsAdmin: 'expire',
  refuseTimeAsCustomer: 'lapse',
  refuseTimeAsVendor: 'lapse',
};

/** One booking, in the model and in the product, side by side. */
export class Walk {
  readonly product: Product;
  readonly taken = new Set<TransitionName>();
  life: Life;
  now: number;

  constructor(
    readonly agreed: Agreed,
    private readonly log: (line: string) => void,
  ) {
    this.product = new Product(agreed);
    this.life = born(agreed);
    this.now = agreed.bookedAt;
  }

  take(step: Step): void {
    if ('tries' in step) this.attempt(step);
    else {
      this.now = 'wait' in step ? this.now + step.wait : this.instantOf(step);
      this.nothingBeforeItIsDue();
    }
    this.log(`${new Date(this.now).toISOString()}: ${this.life.status}`);
  }

  private attempt(step: Try): void {
    const wish = this.wishOf(step);
    const name = this.nameOf(step, wish);
    const { who, can, become } = transition(name);
    const moment = { ...this.here, wish };
    const attempt = { name, wish, stranger: step.stranger && (who === 'customer' || who === 'vendor'), now: this.now };
    const answer = this.product.try(attempt);
    this.log(`${name} ${JSON.stringify({ ...wish, stranger: attempt.stranger })}: ${answer}`);
    if (attempt.stranger) expect(answer).toBe('hidden');
    else if (can(moment)) {
      expect(answer).toBe('changed');
      this.became(name, become(moment));
      expect(this.product.try(attempt)).toBe('nothing');
    } else if (answer === 'changed') {
      const due = WHEN_LATE[name];
      if (!due) throw new Error(`${name} is not in the table at this moment`);
      expect(transition(due).can(moment)).toBe(true);
      this.became(due, transition(due).become(moment));
    } else if (answer === 'nothing') expect(this.isSoAlready(name, wish)).toBe(true);
    else expect(answer).toBe('refused');
  }

  private nothingBeforeItIsDue(): void {
    const wish: Wish = { start: this.now, cents: 0, outcome: 'dismissed', minutes: 10 };
    for (const name of CLOCK.filter((each) => !transition(each).can({ ...this.here, wish }))) {
      const answer = this.product.try({ name, wish, stranger: false, now: this.now });
      this.log(`${name}: ${answer}`);
      expect(answer).toBe('nothing');
    }
  }

  private became(name: TransitionName, next: Partial<Life>): void {
    this.taken.add(name);
    this.life = { ...this.life, ...next };
  }

  /** The system may ask at any time whether something is due, and whoever asks twice hears no complaint. */
  private isSoAlready(name: TransitionName, { start, outcome, minutes }: Wish): boolean {
    const { status, reason } = this.life;
    if (name === 'setOut') return this.life.setOut;
    if (name === 'delay') return this.life.delay === minutes;
    if (name === 'complete' && status === 'completed') return true;
    if (name === 'decideClaim' && reason === outcome) return true;
    if (WHEN_LATE[name] === 'expire' && reason === 'expired') return true;
    if (WHEN_LATE[name] === 'lapse' && !waiting(this.life, this.now)) return true;
    if (name.startsWith('reschedule') && start === this.life.start) return true;
    if (name.startsWith('acceptTime')) return this.taken.has('acceptTimeAsCustomer') || this.taken.has('acceptTimeAsVendor');
    return transition(name).who === 'system' || this.taken.has(name);
  }

  get here(): Here {
    return { life: this.life, agreed: this.agreed, now: this.now };
  }

  private nameOf({ tries, which }: Try, wish: Wish): TransitionName {
    if (isName(tries)) return tries;
    const moment = { ...this.here, wish };
    const allowed = TRANSITION_NAMES.filter((name) => transition(name).can(moment));
    const gentle = allowed.filter((name) => transition(name).become(moment).status !== 'cancelled');
    const names = { any: TRANSITION_NAMES, clock: CLOCK, allowed, gentle }[tries];
    return names.length > 0 ? names[which % names.length]! : TRANSITION_NAMES[which]!;
  }

  private wishOf({ ahead, amount, outcome, minutes }: Try): Wish {
    const { price } = this.agreed;
    const paid = price + PLATFORM_FEE;
    const cents = { nothing: 0, some: 700, price, paid, 'too much': paid + 1 }[amount];
    return { start: this.now + ahead * HOUR, cents, outcome, minutes };
  }

  /** Time never goes back: where a deadline is over, the next one is waited for. */
  private instantOf({ until, late }: Extract<Step, { until: unknown }>): number {
    const moments = deadlines(this.life, this.agreed);
    const ahead = [moments[until] ?? 0, ...Object.values(moments).sort((a, b) => a - b)].map((moment) => moment + late);
    return ahead.find((moment) => moment > this.now) ?? this.now;
  }
}
