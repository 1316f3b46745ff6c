/** What no event tells an administrator's window is looked at again every half minute, while somebody looks. */
export const AGAIN = { pollingInterval: 30_000, skipPollingIfUnfocused: true } as const;
