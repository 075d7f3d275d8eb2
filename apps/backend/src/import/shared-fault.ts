/** A row that was not taken, or that was taken with doubts. */
export interface RowNote {
  readonly file: string;
  readonly line: number;
  readonly reason: string;
  /** Header of the column whose cell is at fault, and the cell as it stands, where it is a single one. */
  readonly column?: string | undefined;
  readonly value?: string | undefined;
}

/** Notes that are held back at most; of more, only their number is known when another row differs. */
const maxHeld = 20_000;

/**
 * Passes on why rows of a table are rejected: one by one, or as one note where all rows of the table have the same fault, with
 * their number and the first of them. It has to see every row, and its end.
 */
export class SharedFault {
  readonly #pass: (note: RowNote) => void;
  #held: RowNote[] = [];
  #shape: string | undefined;
  #count = 0;
  #isShared = true;

  constructor(pass: (note: RowNote) => void) {
    this.#pass = pass;
  }

  /** A row that was not taken. */
  reject(note: RowNote): void {
    if (!this.#isShared) return this.#pass(note);
    const shape = shapeOf(note.reason);
    if (shape !== (this.#shape ??= shape)) {
      this.take();
      return this.#pass(note);
    }
    this.#count += 1;
    if (this.#held.length < maxHeld) this.#held.push(note);
  }

  /** A row that was taken. */
  take(): void {
    this.#isShared = false;
    this.#passHeld();
  }

  end(): void {
    const [first] = this.#held;
    if (!first || this.#count < 3) return this.#passHeld();
    const count = new Intl.NumberFormat('en-US').format(this.#count);
    this.#pass({
      ...first,
      reason: `${first.reason} (all ${count} rows have this fault; this is the first)`,
    });
    this.#held = [];
  }

  #passHeld(): void {
    const last = this.#held.at(-1);
    const more = this.#count - this.#held.length;
    for (const note of this.#held) this.#pass(note);
    if (last && more > 0) this.#pass({ ...last, reason: `the next ${more} rows have the same fault` });
    this.#held = [];
    this.#count = 0;
  }
}

/** A reason without the values of its row, which differ where the fault is the same. */
function shapeOf(reason: string): string {
  return reason.replace(/"[^"]*"/g, '""').replace(/\d+(?:[.,:/-]\d+)*/g, '0');
}
