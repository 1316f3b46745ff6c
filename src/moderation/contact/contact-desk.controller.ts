import { Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { AccountRow } from '../../accounts/index.js';
import {
  ContactMessage,
  ContactMessageRow,
  type ContactStatus,
  EraseContactMessage,
  MarkContactMessageAnswered,
} from '../../contact/index.js';
import { Changes } from '../../platform/commands/command.interceptor.js';
import { Database } from '../../platform/database/database.js';
import { streamOf } from '../../platform/events/decider.js';
import { idOf } from '../../platform/fields/id-of.js';
import { Roles } from '../../platform/http/access.js';
import { type Actor, CurrentUser } from '../../platform/http/actor.js';
import { countedUpTo, listPage, MOST_LISTED } from '../../platform/lists/list-page.js';
import { plannedEachTime, type Values, whenGiven } from '../../platform/tables/statement.js';
import { tablesOf } from '../../platform/tables/typed-tables.js';
import { FirstToDecide } from '../first-to-decide.js';
import { ContactMessagePageDto, ContactMessagesQuery } from './contact-desk.dto.js';

const PAGE_SIZE = 24;

const tables = tablesOf(ContactMessageRow, AccountRow);

const messages = (status: Values<{ status: ContactStatus | null }>['status']) =>
  tables
    .selectFrom('contact_message as m')
    .select('m.id')
    .where((eb) => whenGiven(status, 'text', eb('m.status', '=', status)));

const counting = plannedEachTime('contact-messages-count', ({ status }: Values<{ status: ContactStatus | null }>) =>
  countedUpTo(MOST_LISTED, messages(status)),
);
const listing = plannedEachTime('contact-messages', ({ status, offset }: Values<{ status: ContactStatus | null; offset: number }>) =>
  tables
    .selectFrom('contact_message as m')
    .leftJoin('account_directory as p', 'p.id', 'm.sender_id')
    .where('m.id', 'in', messages(status).orderBy('m.received_at', 'desc').orderBy('m.id').limit(PAGE_SIZE).offset(offset))
    .select((eb) => [
      'm.id',
      'm.topic',
      eb.fn.coalesce('m.name', eb.val('Unknown')).as('name'),
      'm.email',
      'm.message',
      'm.status',
      'm.received_at as receivedAt',
      'm.answered_at as answeredAt',
      eb
        .case()
        .when('m.sender_id', 'is not', null)
        .then(eb.fn.coalesce('p.full_name', eb.val('Unknown User')))
        .end()
        .as('accountName'),
    ])
    .orderBy('m.received_at', 'desc')
    .orderBy('m.id'),
);

@ApiTags('contact')
@Roles('admin')
@Controller('admin/contact-messages')
export class ContactDeskController {
  constructor(
    private readonly database: Database,
    private readonly commands: CommandBus,
    private readonly first: FirstToDecide,
  ) {}

  /** What people wrote, newest first. */
  @Get()
  async contactMessages(@Query() { page = 1, status }: ContactMessagesQuery): Promise<ContactMessagePageDto> {
    const wanted = { status: status ?? null };
    const { pool } = this.database;
    return listPage({
      page,
      pageSize: PAGE_SIZE,
      counted: () => counting.one(pool, wanted),
      listed: (offset) => listing.all(pool, { ...wanted, offset }),
    });
  }

  /** The sender has been replied to. */
  @Post(':id/answer')
  @HttpCode(204)
  async markContactMessageAnswered(@CurrentUser() { userId }: Actor, @Param('id', idOf('message')) id: string): Promise<void> {
    const deeds = { stream: streamOf(ContactMessage, id), verbs: { ContactMessageAnswered: 'answered' } };
    await this.first.attempt(deeds, () => this.commands.execute(new MarkContactMessageAnswered(userId, id)));
  }

  /** Erases name, address and text of what a visitor wrote, for good. What somebody wrote while signed in goes with their account (409). */
  @Delete(':id')
  @Changes('ContactMessage')
  @HttpCode(204)
  async eraseContactMessage(@Param('id', idOf('message')) id: string): Promise<void> {
    await this.commands.execute(new EraseContactMessage(id));
  }
}
