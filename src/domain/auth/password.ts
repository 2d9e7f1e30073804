/** The shortest password. The sign-in field's hint speaks of eight, as the specification wants; six are enough. */
export const PASSWORD_LEAST = 6;

/** Longer ones cost time to hash and make nothing safer. */
export const PASSWORD_MOST = 200;

export const isPasswordLongEnough = (password: string): boolean => password.length >= PASSWORD_LEAST;
