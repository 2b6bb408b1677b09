import type { ClientModel } from "../model/client-model.js";
import { lineWidth } from "./layout.js";
import { pythonName } from "./python-names.js";

/** The name that programs import: `rootgate_client`. */
export function packageName({ title }: Pick<ClientModel, "title">): string {
  return `${pythonName(title)}_client`;
}

/** pyproject.toml, ready to be published. */
export function printManifest(model: ClientModel): string {
  const name = packageName(model);
  return `
[build-system]
requires = ["flit_core>=3.11,<4"]
build-backend = "flit_core.buildapi"

[project]
name = "${name.replaceAll("_", "-")}"
version = "${model.version}"
description = "A typed JSON-RPC client for ${model.title}"
readme = "README.md"
license = { text = "MIT" }
requires-python = ">=3.10"
dependencies = ["httpx>=0.27,<1", "websockets>=15,<18"]
classifiers = ["Programming Language :: Python :: 3", "Typing :: Typed"]

[tool.flit.module]
name = "${name}"

[tool.ruff]
line-length = ${lineWidth}
target-version = "py310"

[tool.ruff.lint]
select = ["E", "F", "I", "UP", "B"]
# Texts of the document.
ignore = ["E501"]

[tool.mypy]
strict = true
`;
}
