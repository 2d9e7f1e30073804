import type { JSONWebKeySet } from 'jose';
import type { SocialMedium } from '#domain/auth/login-types.ts';

/** Somebody as an issuer knows them. */
export type Person = {
  /** The issuer's name for them: the only thing about them that never changes. */
  subject: string;
  email: string | null;
  /** The issuer says that they read this email. Where it says nothing, it is not known. */
  is_email_verified: boolean;
  name: string;
};

export type TokenFault = 'invalid' | 'expired' | 'issuer' | 'audience' | 'nonce' | 'email_unverified';

/** What a browser needs to send somebody to the issuer and get an ID token back. */
export type SocialClient = {
  client_id: string;
  authorize_url: string;
  scope: string;
  /** Apple sends the email only with a form. */
  response_mode: 'fragment' | 'form_post';
};

/** Where the tokens of one medium come from. */
export type Issuer = {
  client(): Promise<SocialClient>;
  /** Reads a token whose signature, issuer, audience, time and nonce are right; says what is wrong otherwise. */
  read(token: string, nonce: string): Promise<Person | { fault: TokenFault }>;
};

export type DemoPerson = { subject: string; name: string; email: string; is_email_verified: boolean };

/** The demonstration's own OpenID issuer, one for each medium. Its tokens are read like everybody's. */
export type DemoIssuer = Issuer & {
  name: string;
  keys(): Promise<JSONWebKeySet>;
  sign(person: DemoPerson, nonce: string): Promise<string>;
};

/** The issuers of ID tokens (OpenID Connect): the true ones, or the demonstration's own page. */
export type Identity = {
  /** Null when this medium is not set up. */
  issuer(medium: SocialMedium): Issuer | null;
  /** The demonstration's own issuer, where it stands in for the true one. */
  demoIssuer(medium: SocialMedium): DemoIssuer | null;
};

/** The issuer's server cannot be reached, so it is unknown whose token this is. */
export class IdentityUnavailable extends Error {}
