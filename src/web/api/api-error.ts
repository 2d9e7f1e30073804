/** The API refused, or did not answer (status 0). `errors` names the fields; `ids` the rows, where it names those. */
export class ApiError extends Error {
  readonly status: number;
  readonly errors: readonly { code: string; message: string }[];
  readonly ids: readonly number[];

  constructor(status: number, errors: ApiError['errors'], message: string, ids: readonly number[] = []) {
    super(message || `HTTP ${status}`);
    this.status = status;
    this.errors = errors;
    this.ids = ids;
  }
}

/** No answer: nobody knows what became of it. Every other answer is final. */
export const isOutcomeUnknown = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.status >= 500 || error.status === 429;

/** What was sent before under the same key has arrived. */
export const isConflict = (error: unknown): boolean => error instanceof ApiError && error.status === 409;
