#!/usr/bin/env node
import { runTool } from './run-tool.mjs';

await runTool('diff-packs');
