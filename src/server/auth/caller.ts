/** Who calls, as far as the request itself tells: in which language, from where, with what. */
export type Caller = { language: string; address: string; device: string };
