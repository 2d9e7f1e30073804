/** The same message makes the same job, however often it is asked for. */
export const jobId = (id: number): string => `00000000-0000-4000-8000-${id.toString(16).padStart(12, '0')}`;
