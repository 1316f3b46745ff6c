import { defineEntity, p } from '@mikro-orm/core';

const position = () => p.string().columnType('text');
/** When its event failed for the first time. */
const since = () => p.datetime().columnType('timestamptz(3)').defaultRaw('now()');

/** How far the read tables have come. One row: all of them move in one transaction, so an answer from two tables is never torn. */
const ProjectionCheckpointRow = defineEntity({
  name: 'ProjectionCheckpoint',
  tableName: 'projection_checkpoint',
  properties: {
    name: p.string().columnType('text').primary(),
    position: position(),
    /** Times that a leader began with the next batch and has not finished it: what grows here kills the process. */
    starts: p.integer().columnType('int').default(0),
    /** Projections whose rebuilt tables are moved along with the live ones: a list of names. */
    joined: p.json<string[]>().columnType('json'),
  },
});

/** The version of the code that a projection's tables were built by. */
const ProjectionVersionRow = defineEntity({
  name: 'ProjectionVersion',
  tableName: 'projection_version',
  properties: {
    name: p.string().columnType('text').primary(),
    version: p.integer().columnType('int'),
  },
});

/** When each read table changed last: what answers from it are exact for. */
export const ProjectionTableRow = defineEntity({
  name: 'ProjectionTable',
  tableName: 'projection_table',
  properties: {
    name: p.string().columnType('text').primary(),
    /** Position of the last event that wrote to it. */
    changedAt: position(),
    /** Times that its rows were changed by something else than the next event: by a rebuild, or a parked stream tried again. */
    repairs: p.integer().columnType('int').default(0),
  },
});

/** A stream that a projection could not take: its events are left out from this one on, while all others go on. */
const ProjectionParkedRow = defineEntity({
  name: 'ProjectionParked',
  tableName: 'projection_parked',
  properties: {
    projection: p.string().columnType('text').primary(),
    stream: p.string().columnType('text').primary(),
    position: position(),
    version: p.integer().columnType('int'),
    /** Counted before each try, so that one that kills the process counts as well. */
    attempts: p.integer().columnType('int'),
    error: p.string().columnType('text').nullable(),
    /** False while it is still being tried. */
    parked: p.boolean().default(false),
    /** Somebody asks for another try; the leader makes it. */
    tryAgain: p.boolean().default(false),
    since: since(),
  },
});

/** How far each reaction has come. */
const ReactionCheckpointRow = defineEntity({
  name: 'ReactionCheckpoint',
  tableName: 'reaction_checkpoint',
  properties: {
    reaction: p.string().columnType('text').primary(),
    position: position(),
  },
});

/** A stream whose event a reaction could not handle: it waits here with those after it, and is tried again, at last only by hand. */
const ReactionParkedRow = defineEntity({
  name: 'ReactionParked',
  tableName: 'reaction_parked',
  properties: {
    reaction: p.string().columnType('text').primary(),
    stream: p.string().columnType('text').primary(),
    version: p.integer().columnType('int'),
    attempts: p.integer().columnType('int'),
    error: p.string().columnType('text').nullable(),
    /** Absent: no further try until somebody asks for one. */
    tryAgainAt: p.datetime().columnType('timestamptz(3)').nullable(),
    /** Of its event; absent where an earlier build has parked it. */
    position: position().nullable(),
    since: since(),
  },
});

export const projectionEntities = [
  ProjectionCheckpointRow,
  ProjectionVersionRow,
  ProjectionTableRow,
  ProjectionParkedRow,
  ReactionCheckpointRow,
  ReactionParkedRow,
];
