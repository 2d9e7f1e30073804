/** What a mail says. HTML and plain text are made from the same blocks, so that nobody reads less. */
export type MailBlock =
  | { kind: 'text'; text: string }
  /** Digits that somebody types or tells. */
  | { kind: 'code'; name: string; code: string }
  | { kind: 'facts'; facts: readonly Fact[] }
  | { kind: 'lines'; lines: readonly MailLine[] }
  | { kind: 'bill'; rows: readonly Fact[]; total: Fact }
  | { kind: 'button'; label: string; href: string }
  | { kind: 'note'; text: string };

export type Fact = { name: string; value: string };

/** A thing that was bought or rented. */
export type MailLine = {
  name: string;
  /** What was chosen of it, each on a line of its own. */
  details: readonly string[];
  amount: string | null;
  /** An absolute address; mail programs know no other. */
  picture: string | null;
};

/** Who writes, as the business has set itself up. */
export type MailShop = {
  name: string;
  url: string;
  logo: string | null;
  /** Of its buttons, as #rrggbb. */
  colour: string;
  /** Who it is and where to reach it, line by line; what is empty is left out. */
  contacts: readonly string[];
};

export type MailContent = {
  language: string;
  shop: MailShop;
  subject: string;
  /** The line that lists of mails show beside the subject. */
  preview: string;
  title: string;
  blocks: readonly MailBlock[];
  /** Why somebody gets it. */
  reason: string;
};
