import { ApiProperty } from '@nestjs/swagger';

/** Streams that one projection or reaction could not go on with. */
export class LeftOutDto {
  /** The projection or reaction, `module.name`. */
  consumer!: string;
  streams!: number;
  /** Since when the first of them waits. */
  since!: string;
  /** Whether they are tried again without anybody's doing. */
  triedAgain!: boolean;
}

/** Events whose mails could not be handed over so far. They are tried again by themselves at first. */
export class WaitingMailsDto {
  events!: number;
  @ApiProperty({ type: String, nullable: true })
  since!: string | null;
}

/** Where the product keeps its files. */
export class DiskDto {
  freeBytes!: number;
  totalBytes!: number;
}

export class BackupDto {
  madeAt!: string;
  /** Of the file. */
  bytes!: number;
}

/** How the platform itself is doing, at this moment. */
export class PlatformHealthDto {
  /** When the first event happened that the read tables do not show yet; null: they show all. */
  @ApiProperty({ type: String, nullable: true })
  behindSince!: string | null;
  leftOut!: LeftOutDto[];
  mails!: WaitingMailsDto;
  /** Null where the product keeps none, as with a database and secrets that it was given. */
  @ApiProperty({ type: DiskDto, nullable: true })
  disk!: DiskDto | null;
  /** Of the whole database. */
  databaseBytes!: number;
  /** The newest; null: none was ever made. */
  @ApiProperty({ type: BackupDto, nullable: true })
  backup!: BackupDto | null;
}
