import type { CommandBus } from '@nestjs/cqrs';
import { asCommand } from '../../platform/events/command-context.js';
import { fold, streamOf } from '../../platform/events/decider.js';
import { idFrom } from '../../platform/ids.js';
import type { Streams } from '../../platform/streams/streams.js';
import { CategorySlug } from '../category-slug.js';
import { CreateCategory } from '../create-category.command.js';
import { SHIPPED_CATEGORIES } from './shipped-categories.js';

/**
 * Makes the categories that the site itself leads to, in a store that has not had them. One that was there before keeps its slug, and one that
 * was taken away stays away. Harmless when it is repeated, cut short, or done by several processes at once.
 */
export async function shipCategories(streams: Streams, commands: CommandBus): Promise<void> {
  const last = SHIPPED_CATEGORIES.at(-1)!;
  if (await wasThere(streams, last.slug)) return;
  for (const { slug, parent, ...details } of SHIPPED_CATEGORIES) {
    if (await wasThere(streams, slug)) continue;
    const parentId = parent && (await ownerOf(streams, parent));
    await asCommand({ commandId: idFrom('shipped-category', slug) }, () =>
      commands.execute(new CreateCategory({ slug, parentId: parentId ?? null, ...details })),
    );
  }
}

const claimsOf = async (streams: Streams, slug: string) => (await streams.read(streamOf(CategorySlug, slug))).events;

const wasThere = async (streams: Streams, slug: string): Promise<boolean> => (await claimsOf(streams, slug)).length > 0;

const ownerOf = async (streams: Streams, slug: string): Promise<string | undefined> =>
  fold(CategorySlug, await claimsOf(streams, slug)).categoryId;
