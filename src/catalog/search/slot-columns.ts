/** What filters, orders and searches look at of a service. */
export interface SlotValues {
  /** The number of its provider. */
  readonly vendor: number;
  /** The number of its category. */
  readonly category: number;
  readonly cents: number;
  readonly minutes: number;
  /** Milliseconds since 1970. */
  readonly created: number;
}

/**
 * The numbers of all services by slot, each kind in an array of its own with room for more: to read the prices of a whole market is to read one piece of
 * memory, not a hundred thousand objects.
 */
export class SlotColumns {
  /** Slots are below this. */
  size = 0;
  /** How many slots are not given up. */
  count = 0;
  /** 1 until the slot is given up. */
  live = new Uint8Array(0);
  vendor = new Uint32Array(0);
  category = new Uint32Array(0);
  cents = new Uint32Array(0);
  minutes = new Uint32Array(0);
  created = new Float64Array(0);
  /** By number of the category, its slots in ascending order, those given up among them. */
  readonly ofCategory = new SlotLists();
  /** By number of the provider. */
  readonly ofVendor = new SlotLists();

  /** Gives a slot; none is given twice. */
  add({ vendor, category, cents, minutes, created }: SlotValues): number {
    if (this.size === this.live.length) this.makeRoom();
    const slot = this.size++;
    this.count++;
    this.live[slot] = 1;
    this.vendor[slot] = vendor;
    this.category[slot] = category;
    this.cents[slot] = cents;
    this.minutes[slot] = minutes;
    this.created[slot] = created;
    this.ofVendor.add(vendor, slot);
    this.ofCategory.add(category, slot);
    return slot;
  }

  giveUp(slot: number): void {
    this.live[slot] = 0;
    this.count--;
  }

  private makeRoom(): void {
    this.live = grown(this.live);
    this.vendor = grown(this.vendor);
    this.category = grown(this.category);
    this.cents = grown(this.cents);
    this.minutes = grown(this.minutes);
    this.created = grown(this.created);
  }
}

/** 1 where one whole number is above another, else 0: the sign of their difference. A comparison would be a branch, which the processor often guesses wrong. */
export const above = (number: number, other: number): number => (other - number) >>> 31;

const NO_SLOTS: readonly number[] = [];

class SlotLists {
  private readonly lists: number[][] = [];

  add(number: number, slot: number): void {
    (this.lists[number] ??= []).push(slot);
  }

  of(number: number): readonly number[] {
    return this.lists[number] ?? NO_SLOTS;
  }

  /** How many slots the numbers have together that are marked with 1. */
  countOf(marked: Uint8Array): number {
    let count = 0;
    for (let number = 0; number < marked.length; number++) if (marked[number] === 1) count += this.of(number).length;
    return count;
  }

  /** The slots of the numbers that are marked with 1. */
  allOf(marked: Uint8Array): Uint32Array {
    const slots = new Uint32Array(this.countOf(marked));
    let length = 0;
    for (let number = 0; number < marked.length; number++) {
      if (marked[number] !== 1) continue;
      slots.set(this.of(number), length);
      length += this.of(number).length;
    }
    return slots;
  }
}

const LEAST_ROOM = 1024;

function grown<Column extends Uint8Array<ArrayBuffer> | Uint32Array<ArrayBuffer> | Float64Array<ArrayBuffer>>(column: Column): Column {
  const next = new (column.constructor as new (length: number) => Column)(Math.max(LEAST_ROOM, column.length * 2));
  next.set(column);
  return next;
}
