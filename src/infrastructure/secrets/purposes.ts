/** What secrets are sealed for. Each purpose has a key of its own, so these names must stay as they are. */
export const SIGNING_KEYS = 'signing-keys';
export const DICE_SEEDS = 'dice-seeds';
export const MAP_SECRETS = 'map-secrets';
export const ENGINE_SECRETS = 'engine-secrets';
export const EVENT_WEBHOOKS = 'event-webhooks';
export const CHAT_ADDRESSES = 'chat-addresses';
export const MAIL_LINKS = 'mail-links';
export const UNSUBSCRIBE_LINKS = 'unsubscribe-links';
export const PUSH_KEYS = 'push-keys';
export const PUSH_SUBSCRIPTIONS = 'push-subscriptions';
