/** Ways on which optional messages may reach a person. Mails about the account itself are always sent. */
export interface Notifications {
  readonly email: boolean;
  readonly push: boolean;
  readonly sms: boolean;
  readonly marketing: boolean;
}

export interface Privacy {
  /** Off: reviews show "Anonymous" in place of the person's name. */
  readonly publicProfile: boolean;
  /** On: what the person searches for may count in market statistics. */
  readonly dataSharing: boolean;
  /** On: the person's visits may be counted, and recognised by a cookie where the browser's choice allows it. */
  readonly trackingCookies: boolean;
}

export interface Settings {
  readonly notifications: Notifications;
  readonly privacy: Privacy;
}

/** What holds for a person who has chosen nothing. */
export const DEFAULT_SETTINGS: Settings = {
  notifications: { email: true, push: true, sms: false, marketing: true },
  privacy: { publicProfile: true, dataSharing: false, trackingCookies: true },
};
