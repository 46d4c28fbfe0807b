/**
 * Why reading stops. `spent`: the day's budget is used up. `silent`: no usable answer after all tries.
 * `refused`: OpenAlex says no to this request. `nonsense`: answers that cannot be right.
 */
export type StopKind = 'spent' | 'silent' | 'refused' | 'nonsense';

/** Ends the reading of a query; the message is one sentence without a full stop, and never holds the key. */
export class Stop extends Error {
  override name = 'Stop';

  constructor(
    readonly kind: StopKind,
    message: string,
    /** HTTP status of the last answer, null when there was none */
    readonly status: number | null = null,
  ) {
    super(message);
  }
}
