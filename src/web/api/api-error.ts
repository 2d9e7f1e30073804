/** The API refused, or did not answer (status 0). `errors` names the fields. */
export class ApiError extends Error {
  readonly status: number;
  readonly errors: readonly { code: string; message: string }[];

  constructor(status: number, errors: ApiError['errors'], message: string) {
    super(message || `HTTP ${status}`);
    this.status = status;
    this.errors = errors;
  }
}
