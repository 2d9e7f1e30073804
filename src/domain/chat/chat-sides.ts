/** Whom a customer writes with: the shop's support, a store or rental provider, a courier. As the wire spells them. */
export const CHAT_PARTNERS = ['admin', 'vendor', 'delivery_man'] as const;

export type ChatPartner = (typeof CHAT_PARTNERS)[number];
export type ChatSide = ChatPartner | 'customer';

const PLACES: readonly ChatSide[] = ['customer', 'admin', 'vendor', 'delivery_man'];

/**
 * The number of somebody in chats. Clients compare it to see whose message is whose, so a customer and a courier with the
 * same number in their own tables must differ here. Support is one, whoever answers.
 */
export const participantId = (side: ChatSide, id: number): number => id * PLACES.length + PLACES.indexOf(side);
