/**
 * Offers the demo campaign at the start of a server (DEMO), and says where it lies; passwords stay in the
 * file.
 */
import type { INestApplicationContext } from '@nestjs/common';
import type { AppContext } from './app.module';
import { Accounts } from './application/accounts/accounts';
import { createDemo } from './application/demo/create-demo';
import { CampaignSetup } from './application/setup/campaign-setup';
import { DemoFiles } from './infrastructure/demo/demo-files';
import { createDemoPorts } from './infrastructure/demo/demo-ports';

/** A demo that cannot be made is no reason not to start. */
export async function offerDemo(
  app: INestApplicationContext,
  { settings, logger, database }: AppContext,
): Promise<void> {
  if (!settings.demo || settings.role === 'worker') return;
  const files = new DemoFiles(settings.dataDir);
  try {
    const means = { accounts: app.get(Accounts), setup: app.get(CampaignSetup), url: settings.publicUrl };
    // The logins are of use once; whoever starts later knows where they lie.
    if (await createDemo({ ports: createDemoPorts(database.pool, files), ...means }))
      logger.info(
        { url: settings.publicUrl, docs: `${settings.publicUrl}/docs`, logins: files.path },
        'demo campaign',
      );
  } catch (err) {
    logger.error({ err }, 'no demo campaign could be made');
  }
}
