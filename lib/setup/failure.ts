/** What a person can mend: its message is one sentence that says what to do, and it is printed without a trace. */
export class Failure extends Error {
  override name = 'Failure';
  readonly exitCode: number;

  constructor(message: string, exitCode = 2) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** The `code` of a system or database error, '' when there is none. */
export function errorCode(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : '';
}

/** The first message of an error; an AggregateError (several addresses tried) has none of its own. */
export function errorText(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return errorText(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}

/**
 * Runs a command's main function and ends the process: with the number it returns (nothing is 0), with a
 * Failure's code and sentence, or with 1 and the trace of any other error.
 */
export async function runCommand(main: () => Promise<number | undefined>): Promise<never> {
  try {
    process.exit((await main()) ?? 0);
  } catch (error) {
    if (!(error instanceof Failure)) console.error(error);
    else console.error(error.message);
    process.exit(error instanceof Failure ? error.exitCode : 1);
  }
}
