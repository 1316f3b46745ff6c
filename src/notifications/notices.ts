import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { SummaryRow } from '../platform/mail/letter.js';
import { Mailer, unlessRefused } from '../platform/mail/mailer.js';
import { writeLetter, type WrittenLetter } from '../platform/mail/write-letter.js';
import { Config } from '../platform/process/config.js';
import { allOf } from '../platform/together/some-at-once.js';
import { type Channel, channelsFor, type NoticeKind } from './channels.js';
import { type Contact, Contacts } from './contacts.js';
import { Outbox } from './outbox.js';
import { SentNotices } from './sent/sent-notices.queries.js';

/** Something that a person may like to know, and may have switched off. */
export interface Notice {
  /** Of the event that it tells of: sent again, it is not a second notice. */
  readonly id: string;
  /** Who is told. */
  readonly userId: string;
  readonly kind: NoticeKind;
  readonly subject: string;
  /** One sentence that says it all: the first of the mail, and the whole of a short message. No personal data of anybody else. */
  readonly sentence: string;
  /** Where the person sees more: a path of this site. */
  readonly path: string;
  /** They may come later, while it is looked up how the person can be reached. */
  readonly details?: NoticeDetails | Promise<NoticeDetails>;
}

/** What the mail of a notice says beside its sentence. No personal data of anybody else either. */
export interface NoticeDetails {
  readonly summary?: readonly SummaryRow[];
  /** The id of the drawing at its head (`LetterDrawings`). */
  readonly drawing?: string;
  /** What happens next, or what to do. */
  readonly next?: string;
  /** What its button says. */
  readonly action?: string;
  /** A calendar file that comes with it. */
  readonly calendar?: string | null;
}

/** A notice whose details are there. */
type Ready = Notice & { readonly details?: NoticeDetails };

/** Whether it has left. */
type Way = (notice: Ready, contact: Contact) => Promise<boolean>;

/**
 * The one way out for what is optional: it goes by what the person has switched on, and to nobody who is erased or has not confirmed their address. Mails
 * about the account's safety do not come this way: they are always sent.
 */
@Injectable()
export class Notices {
  private readonly ways: Readonly<Record<Channel, Way>> = {
    email: (notice, { email }) =>
      unlessRefused(
        this.mailer.send({
          id: notice.id,
          userId: notice.userId,
          to: email,
          calendar: notice.details?.calendar ?? null,
          ...this.letter(notice),
        }),
      ),
    push: ({ id, userId, sentence }) => this.outbox.send({ id, channel: 'push', userId, to: `devices of ${userId}`, text: sentence }),
    sms: async ({ id, userId, sentence }, { phone }) =>
      phone !== null && (await this.outbox.send({ id, channel: 'sms', userId, to: phone, text: sentence })),
  };

  /** What has left lately: it stays so while the same event is tried again, because something else that follows from it has failed. */
  private readonly left = new LRUCache<string, true>({ max: 10_000 });

  constructor(
    private readonly contacts: Contacts,
    private readonly mailer: Mailer,
    private readonly outbox: Outbox,
    private readonly sent: SentNotices,
    private readonly config: Config,
  ) {}

  async send(notice: Notice): Promise<void> {
    const [contact, details = {}] = await Promise.all([this.contacts.of(notice.userId), notice.details]);
    if (!contact) return;
    const channels = channelsFor(notice.kind, contact.settings.notifications);
    await allOf(channels.map((channel) => this.sendBy(channel, { ...notice, details }, contact)));
  }

  private async sendBy(channel: Channel, notice: Ready, contact: Contact): Promise<void> {
    const name = `${notice.id} ${channel}`;
    if (!this.left.has(name) && !(await this.ways[channel](notice, contact))) return;
    this.left.set(name, true);
    await this.sent.remember(notice.id, channel, notice.userId);
  }

  private letter({
    subject,
    sentence,
    path,
    details: { summary = [], drawing, next, action = 'See it at Plumb & Level' } = {},
  }: Ready): WrittenLetter {
    return writeLetter(
      {
        subject,
        ...(drawing !== undefined && { drawing }),
        paragraphs: next === undefined ? [sentence] : [sentence, next],
        summary,
        button: { label: action, path },
        footnote: 'You get this mail because email notifications are switched on.',
        footlink: { label: 'Change that in your settings', path: '/dashboard/settings' },
      },
      this.config.publicUrl,
    );
  }
}
