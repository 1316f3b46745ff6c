import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Account, openPersonalFile } from '../../accounts/index.js';
import { Clock } from '../../platform/clock.js';
import { Streams } from '../../platform/streams/streams.js';
import { type PersonalFile, PersonalFiles } from './personal-file.js';

/** Somebody, who has just proven who they are, reads all that is held on them, with nothing masked. First it is recorded, then it is opened. */
export class OpenPersonalFile extends Command<PersonalFile> {
  constructor(readonly userId: string) {
    super();
  }
}

@CommandHandler(OpenPersonalFile)
export class OpenPersonalFileHandler implements ICommandHandler<OpenPersonalFile> {
  constructor(
    private readonly streams: Streams,
    private readonly files: PersonalFiles,
    private readonly clock: Clock,
  ) {}

  async execute({ userId }: OpenPersonalFile): Promise<PersonalFile> {
    const by = { userId, now: this.clock.now() };
    await this.streams.update(Account, userId, (account) => openPersonalFile(account, by));
    return this.files.inClear(userId);
  }
}
